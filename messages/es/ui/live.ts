import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const live: Messages["live"] = {
	asOf: "Actualizado:",
	states: {
		live: ", en directo",
		shared: ", se actualiza cada 20 segundos",
		lost: ", sin conexión, reintentando",
		late: ", no se ha actualizado, reintentando",
	},
	changed: "Hay cambios, mostrar",
	refresh: "Actualizar",
	sessionEnded: "Tu sesión ha terminado.",
	noAccess: "Es posible que tu cuenta ya no tenga acceso a esta página.",
	failed: ({ reason }) => `No se ha podido autenticar: ${reason}`,
	signIn: "Iniciar sesión",
	loading: "Cargando",
	noUpdates: "Las actualizaciones en directo no están disponibles",
	noStorage: "El almacenamiento del navegador no está disponible",
	notStarted: ({ reason }) => `No se ha podido iniciar: ${reason}. Consulta la consola.`,
	news: ({ count }) => plural(count, { one: `${count} nuevo, mostrar`, other: `${count} nuevos, mostrar` }),
};
