import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const calendarMail: Messages["calendarMail"] = {
	view: "Ver os calendários do quarto",
	conflict: {
		title: "Reserva dupla",
		text: ({ room, hotel, calendar }) =>
			`${room} em ${hotel} pode ter uma reserva dupla: o calendário “${calendar}” bloqueia noites que aqui já estão esgotadas.`,
		todo: "Nada foi cancelado. Decida que hóspede manter, cancele a outra reserva e avise esse hóspede.",
		nights: "Noites",
	},
	missing: {
		title: "Faltam eventos",
		later:
			"As noites continuam bloqueadas. Se os eventos continuarem em falta daqui a uma hora, as noites voltam a estar disponíveis.",
		text: ({ count, calendar, room, hotel }) =>
			plural(count, {
				one: `Falta ${count} evento no calendário “${calendar}” de ${room} em ${hotel}. O outro site pode ter enviado um calendário incompleto.`,
				other: `Faltam ${count} eventos no calendário “${calendar}” de ${room} em ${hotel}. O outro site pode ter enviado um calendário incompleto.`,
			}),
	},
	subject: ({ title, room, hotel }) => `${title}: ${room}, ${hotel}`,
};
