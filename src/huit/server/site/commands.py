"""`huit site`: writes Huit as a folder for any host of files."""

from pathlib import Path

import click

from huit.server.site.folder import SiteError, write_site
from huit.spoken import language
from huit.words.made import site_command
from huit.words.telling import messages, said

_MEGA = 1_000_000


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
def site(folder: Path) -> None:
    """Write Huit as a folder of files."""
    try:
        written = write_site(folder)
    except SiteError as error:
        raise click.ClickException(error.text(language())) from error
    size, packed = (round(number / _MEGA, 1) for number in (written.size, written.packed))
    told = messages(site_command.WORDS[language()].written)
    facts = {"folder": str(folder), "files": written.files, "size": size, "packed": packed}
    click.echo(said(told["told"], facts))
    click.echo(said(told["try_it"], facts))
