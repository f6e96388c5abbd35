export const NoSignalPage = () => <h1>No pudimos traer esta página</h1>;
