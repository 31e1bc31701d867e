import type { Messages } from "#messages/en/index.ts";

export const requests: Messages["requests"] = {
	unreadable: "Esta parte del formulario no se puede leer. Vuelve a cargar la página e inténtalo de nuevo.",
	again: {
		title: "Envía de nuevo este formulario",
		text: "Tu navegador no nos dice de qué página viene un formulario. Por tu seguridad, comprueba que quieres enviarlo.",
	},
	tooLarge: {
		title: "Tu formulario es demasiado grande",
		text: "Un formulario puede contener hasta 64 KB de texto. Acorta el texto y envía de nuevo el formulario.",
	},
	unsupported: {
		title: "Formato de formulario no admitido",
		text: "Abre la página en un navegador y envía el formulario desde ahí.",
	},
	saved: ({ name }) => `Guardado: ${name}.`,
	databaseBusy: "La base de datos está ocupada.",
	unknownError: "Error desconocido",
	limit: {
		title: "Demasiados intentos",
		text: ({ wait }) => `Lo has intentado demasiadas veces. Inténtalo de nuevo en ${wait}.`,
	},
	signIn: {
		title: "Inicia sesión para enviar este formulario",
		kept: {
			all: "Tu sesión ha terminado y no se ha cambiado nada. Lo que escribiste sigue aquí.",
			withoutPasswords:
				"Tu sesión ha terminado y no se ha cambiado nada. Lo que escribiste sigue aquí, pero tus contraseñas no.",
			withoutFiles:
				"Tu sesión ha terminado y no se ha cambiado nada. Lo que escribiste sigue aquí, pero tus archivos no.",
			withoutBoth:
				"Tu sesión ha terminado y no se ha cambiado nada. Lo que escribiste sigue aquí, pero tus contraseñas y archivos no.",
		},
	},
	noForms: {
		title: "Esta página no admite formularios",
		text: "Vuelve atrás e inténtalo de nuevo desde el propio formulario.",
	},
	trapped: "Se ha rellenado por error un campo oculto. Lo hemos vaciado. Envía de nuevo el formulario.",
	fromElsewhere: {
		title: "No se ha podido aceptar este formulario",
		text: "Por tu seguridad, no se ha cambiado nada. Abre de nuevo la página y envía el formulario desde ahí.",
	},
	sentBefore:
		"Ya habías enviado ese formulario y este es el resultado. Los cambios posteriores no se han guardado. Edítalos aquí.",
};
