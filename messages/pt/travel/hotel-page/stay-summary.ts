import type { Messages } from "#messages/en/index.ts";

export const staySummary: Messages["staySummary"] = {
	label: "A sua estadia",
	noRooms: "Sem quartos disponíveis",
	chooseDatesText: "Escolha as datas para ver o preço total.",
	seeRooms: "Ver quartos",
	changeDates: "Alterar datas",
	chooseDates: "Escolher datas",
};
