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
	unknownError: "error desconocido",
	page: {
		lost: ({ time }) => `Sin conexión, reintentando. Última actualización: ${time}.`,
		late: ({ time }) =>
			`No se ha podido actualizar esta página, reintentando. Última actualización: ${time}.`,
		held: ({ time }) =>
			`Esta página ha cambiado. El cambio aparecerá en cuanto dejes el enlace o el formulario que estás usando. Última actualización: ${time}.`,
	},
	notStarted: ({ reason }) => `No se ha podido iniciar: ${reason}. Consulta la consola.`,
	news: ({ count }) => plural(count, { one: `${count} nuevo, mostrar`, other: `${count} nuevos, mostrar` }),
};
