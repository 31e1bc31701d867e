import type { Messages } from "#messages/en/index.ts";

export const commissionRate: Messages["commissionRate"] = {
	title: "Comisión",
	rate: "Porcentaje de comisión (%)",
	hint: ({ usual }) =>
		`Déjalo vacío para usar el valor general de todos los hoteles, ${usual}. Un nuevo porcentaje se aplica solo a las reservas nuevas.`,
	save: "Guardar porcentaje",
	busy: "Guardando...",
	invalid: "Introduce un porcentaje de 0 a 100 con dos decimales como máximo, por ejemplo, 12.5.",
	saved: ({ hotel, rate }) => `Las reservas nuevas de ${hotel} tienen una comisión del ${rate}.`,
	advice: "Comprueba el porcentaje y guarda de nuevo para conservar el tuyo.",
};
