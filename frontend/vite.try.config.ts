import base from './vite.config';
export default { ...base, server: { port: 5188, strictPort: true, proxy: { '/api': 'http://127.0.0.1:8188', '/ws': { target: 'http://127.0.0.1:8188', ws: true } } } };
