import type { Messages } from "#messages/en/index.ts";

export const unsubscribe: Messages["unsubscribe"] = {
	title: "Solicitudes de opinión",
	againDone: "Vuelves a recibir solicitudes de opinión.",
	done: "Ya no recibirás solicitudes de opinión.",
	question: "¿Dejar de recibir solicitudes de opinión?",
	offTitle: "Las solicitudes de opinión están desactivadas",
	lead: "Después de una estancia enviamos un correo para pedir tu opinión. Seguirás recibiendo correos sobre tus pedidos y reservas.",
	offLead:
		"Ya no enviamos solicitudes de opinión a tu correo electrónico. Seguirás recibiendo correos sobre tus pedidos y reservas.",
	button: "Dejar de recibirlas",
	again: "Volver a recibirlas",
};
