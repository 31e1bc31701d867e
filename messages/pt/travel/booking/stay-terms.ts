import type { Messages } from "#messages/en/index.ts";

export const stayTerms: Messages["stayTerms"] = {
	freeUntil: ({ until }) => `Cancelamento grátis até ${until}, hora do hotel.`,
	afterThat: ({ fee }) => `Depois disso, a taxa de cancelamento é ${fee}.`,
	nonRefundable: ({ fee }) => `Não reembolsável: a taxa de cancelamento é ${fee}.`,
	hasEnded: ({ fee }) => `O cancelamento grátis já terminou. A taxa de cancelamento é ${fee}.`,
	requestForStaff: "O hóspede pode cancelar o pedido gratuitamente até à sua resposta.",
	request: "Pode cancelar o pedido gratuitamente até o hotel responder.",
	fullPrice: ({ amount }) => `o preço total, ${amount}`,
	share: ({ percent, amount }) => `${percent}% do preço, ${amount}`,
	freeUntilArrival: "Cancelamento grátis até à sua chegada.",
	freeUntilArrivalForStaff: "Cancelamento grátis até à chegada do hóspede.",
	afterConfirmed: ({ fee }) => `Depois de o hotel confirmar, a taxa de cancelamento é ${fee}.`,
	afterConfirmedForStaff: ({ fee }) => `Depois de confirmar, a taxa de cancelamento é ${fee}.`,
	noShowFree: "Não há taxa se não comparecer.",
	noShowFreeForStaff: "Não há taxa se o hóspede não comparecer.",
	noShow: ({ fee }) => `Se não comparecer, o hotel cobra ${fee}.`,
	noShowForStaff: ({ fee }) => `Se o hóspede não comparecer, o hotel cobra ${fee}.`,
};
