import type { Messages } from "#messages/en/index.ts";

export const deskDates: Messages["deskDates"] = {
	checkOutIsNow: ({ date }) => `O check-out é agora ${date}.`,
	changed: "As datas foram alteradas.",
	extendTitle: ({ name }) => `Prolongar ou encurtar a estadia de ${name}`,
	title: ({ name }) => `Alterar as datas de ${name}`,
	bookedFor: ({ stay }) => `Reservada para ${stay}.`,
};
