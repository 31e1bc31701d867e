import type { Messages } from "#messages/en/index.ts";

export const errors: Messages["errors"] = {
	denied: {
		account: ({ path, role }) => `${path} no está disponible para el rol ${role}.`,
		title: "Acceso denegado",
		goTo: ({ page }) => `Ir a ${page}`,
		hotelOwners:
			"Esta página es para el propietario y los gestores de un hotel. Si necesitas acceso, pídeselo a ellos.",
		otherRole: ({ count, roles }) => `Esta página es para ${count > 1 ? "los roles" : "el rol"} ${roles}.`,
		lead: "No tienes los permisos necesarios para ver esta página. Crea una cuenta de hotel para obtener acceso o contacta con nosotros para que te ayudemos.",
	},
	contact: "Contacto",
	broken: {
		title: "¡Vaya! Algo ha fallado.",
		text: "El problema es nuestro. Inténtalo de nuevo en un momento o contacta con nosotros si vuelve a ocurrir.",
	},
	sendAgain: "Enviar de nuevo",
	unavailable: {
		notDone: "No hemos podido completar esta acción",
		title: "Volvemos enseguida",
		sendAgain:
			"Tenemos un problema temporal. Vuelve a enviar el formulario en un momento. Solo se procesa una vez, aunque lo envíes varias veces.",
		reload:
			"Tenemos un problema temporal. Vuelve a cargar esta página en un momento para enviar de nuevo el formulario. Solo se procesa una vez, aunque lo envíes varias veces.",
		goBack: "También puedes volver atrás: lo que escribiste sigue ahí.",
		loading:
			"Ahora mismo no podemos cargar esta página. Tus datos están a salvo. La página lo intenta de nuevo automáticamente cada pocos segundos.",
	},
	quoteNumber: "Si contactas con nosotros, indica este número:",
	signInFirst: ({ link }) => <>{link("Inicia sesión en otra pestaña")} y envíalo de nuevo.</>,
	tryAgain: "Reintentar",
	limit: {
		network: ({ wait }) =>
			`Hemos recibido demasiadas solicitudes de tu red. Espera ${wait} e inténtalo de nuevo.`,
		title: "Demasiadas solicitudes",
		minutes: "unos minutos",
	},
};
