import type { Messages } from "#messages/en/index.ts";

export const mail: Messages["mail"] = {
	hello: ({ name }) => `Hola, ${name}:`,
	unsubscribeReviews: "No recibir más solicitudes de opinión",
};
