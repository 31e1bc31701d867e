import type { Messages } from "#messages/en/index.ts";

export const hotelDecisions: Messages["hotelDecisions"] = {
	approval: {
		question: ({ name }) => `¿Aprobar ${name}?`,
		consequence:
			"Los huéspedes pueden encontrarlo y reservarlo de inmediato. El propietario recibe un correo.",
		verb: "Aprobar",
		button: "Aprobar hotel",
		done: "El hotel está aprobado. El propietario recibe un correo.",
	},
	refusal: {
		question: ({ name }) => `¿Rechazar ${name}?`,
		consequence:
			"Sigue oculto a los huéspedes. El propietario recibe un correo con tu motivo y puede cambiar el hotel y solicitar de nuevo la aprobación.",
		verb: "Rechazar",
		button: "Rechazar hotel",
		done: "El hotel está rechazado. El propietario recibe un correo con tu motivo.",
	},
	suspension: {
		question: ({ name }) => `¿Suspender ${name}?`,
		consequence:
			"Se oculta a los huéspedes y no admite reservas nuevas. Las reservas existentes se conservan y el propietario las sigue gestionando.",
		verb: "Suspender",
		button: "Suspender hotel",
		done: "El hotel está suspendido. El propietario recibe un correo con tu motivo.",
	},
	openAgain: "Abre de nuevo el hotel y usa sus botones.",
	enterReason: "Introduce el motivo. El propietario puede leerlo.",
	aReason: "El motivo",
	next: ({ name }) => `Siguiente: ${name}`,
	readAgain: "El hotel ha cambiado desde que lo abriste. Lee lo que ha cambiado y vuelve a decidir.",
	notRead: "Este formulario no indica qué versión del hotel has leído. Lee el hotel y vuelve a decidir.",
	reasonHint: "El propietario puede leerlo.",
	isNow: {
		pending: "Su estado es «Pendiente de aprobación».",
		approved: "Su estado es «Aprobado».",
		refused: "Su estado es «No aprobado».",
		suspended: "Su estado es «Suspendido».",
	},
	notChanged: ({ reason, link }) => (
		<>
			El hotel no se ha cambiado. {reason} {link("Abrir de nuevo el hotel")}
		</>
	),
};
