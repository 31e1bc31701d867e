import type { Messages } from "#messages/en/index.ts";

export const roomCalendar: Messages["roomCalendar"] = {
	nights: "Noites",
	months: "Meses",
	legend:
		"Cada noite mostra o preço e quantos quartos restam. A negrito: preço personalizado. Escolha uma noite para a alterar e depois uma posterior para alterar todas as noites entre elas.",
};
