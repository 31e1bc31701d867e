import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const calendarEvents: Messages["calendarEvents"] = {
	saved: "Guardado. A alteração aplica-se na próxima leitura.",
	busy: "A ler...",
	warning:
		"O Booking.com também dá às reservas o título “CLOSED - Not available”. O Airbnb dá o título “Airbnb (Not available)” às datas que você ou outro calendário lá bloquearam e às datas fora do período de reservas.",
	free: {
		counted: "Os eventos marcados como livres também bloqueiam datas.",
		skipped: ({ count }) =>
			plural(count, {
				one: `${count} evento marcado como livre foi ignorado e não bloqueia datas.`,
				other: `${count} eventos marcados como livres foram ignorados e não bloqueiam datas.`,
			}),
	},
	unavailable: {
		counted: "Os eventos com o título “Not available” bloqueiam datas.",
		skipped: "Os eventos com o título “Not available” são ignorados e não bloqueiam datas.",
	},
	changeFile: ({ label }) =>
		`Para alterar isto, remova este calendário e importe novamente o ficheiro com “${label}” selecionado.`,
	count: {
		free: "Bloquear datas de eventos marcados como livres",
		unavailable: "Bloquear datas de eventos com o título “Not available”",
	},
	skip: {
		free: "Ignorar eventos marcados como livres",
		unavailable: "Ignorar eventos com o título “Not available”",
	},
	onlyNoBooking:
		"Ignore estes eventos só se nenhum deles for uma reserva: os hóspedes podem reservar essas noites aqui.",
	noChange: "De acordo com a última leitura deste calendário, nenhuma noite muda.",
	stopBlocking:
		"De acordo com a última leitura, este calendário deixará de bloquear um quarto nestas noites:",
	startBlocking:
		"De acordo com a última leitura, este calendário passará a bloquear um quarto também nestas noites:",
	more: ({ more }) => `E mais ${more}.`,
};
