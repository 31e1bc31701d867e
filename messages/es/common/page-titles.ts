import type { Messages } from "#messages/en/index.ts";

export const pageTitles: Messages["pageTitles"] = {
	noConnection: "Sin conexión",
	wrong: "Algo ha fallado",
	notFound: "Página no encontrada",
	unavailable: "Inténtalo de nuevo en un momento",
	denied: "Acceso denegado",
};
