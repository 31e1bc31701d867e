import type { Messages } from "#messages/en/index.ts";

export const memberRole: Messages["memberRole"] = {
	title: "Cambiar función",
	outOfDate: "Esta página no está actualizada. Vuelve a abrir el equipo y elige una función.",
	choose: "Elige una función.",
	changed: ({ role }) => `Función cambiada a ${role}.`,
	meanwhile: ({ role }) =>
		`Alguien ha cambiado la función a ${role} mientras tanto. Compruébala e inténtalo de nuevo.`,
	question: ({ name }) => `Cambiar la función de ${name}`,
	text: "La nueva función se aplica de inmediato en todos sus dispositivos.",
	role: "Función",
	busy: "Cambiando...",
};
