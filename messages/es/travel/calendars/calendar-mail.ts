import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const calendarMail: Messages["calendarMail"] = {
	view: "Ver los calendarios de la habitación",
	conflict: {
		title: "Doble reserva",
		text: ({ room, hotel, calendar }) =>
			`Es posible que ${room}, de ${hotel}, tenga una doble reserva: el calendario «${calendar}» bloquea noches que aquí ya están completas.`,
		todo: "No se ha cancelado nada. Decide qué huésped conservas, cancela la otra reserva y avisa a ese huésped.",
		nights: "Noches",
	},
	missing: {
		title: "Faltan eventos",
		later:
			"Sus noches siguen bloqueadas. Si los eventos siguen faltando dentro de una hora, sus noches vuelven a estar disponibles.",
		text: ({ count, calendar, room, hotel }) =>
			plural(count, {
				one: `Falta ${count} evento en el calendario «${calendar}» de ${room}, de ${hotel}. Es posible que el otro sitio haya enviado un calendario incompleto.`,
				other: `Faltan ${count} eventos en el calendario «${calendar}» de ${room}, de ${hotel}. Es posible que el otro sitio haya enviado un calendario incompleto.`,
			}),
	},
	subject: ({ title, room, hotel }) => `${title}: ${room}, ${hotel}`,
};
