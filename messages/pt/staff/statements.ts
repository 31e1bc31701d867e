import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const statements: Messages["statements"] = {
	open: {
		title: "Ainda sem extrato",
		lead: "Cada extrato é criado depois do fim do mês. A taxa aplica-se a novas reservas; cada reserva mantém a sua.",
	},
	to: "Para",
	rate: "Taxa",
	entries: "Movimentos",
	commission: "Comissão",
	collectedBy: ({ market }) => `Cobrado por ${market}`,
	pageTitle: ({ number }) => `Extrato ${number}`,
	reference: "Referência",
	settled: "O extrato está liquidado.",
	unsettled: "O extrato já não está liquidado.",
	nothing: "Este extrato não tem nada a liquidar.",
	changed: "Reveja novamente o extrato antes de o alterar.",
	undoTitle: "Anular a liquidação",
	settle: "Liquidar",
	referenceHint:
		"Por exemplo, a referência do pagamento do seu banco. Enviamo-la por e-mail ao proprietário.",
	undo: "Anular liquidação",
	hotelTitle: "Extratos do hotel",
	title: "Extratos",
	hotelLead: ({ market }) => `Comissão mensal dos seus hotéis, menos o que ${market} cobrou em seu nome.`,
	lead: ({ market }) => `Comissão mensal de cada hotel, menos o que ${market} cobrou em nome do hotel.`,
	search: "Número do extrato",
	caption: "Extratos de comissões",
	none: {
		text: "Cada hotel com comissão tem um extrato depois do fim do mês.",
		title: "Ainda não há extratos",
	},
	noMatch: {
		title: "Nenhum extrato corresponde",
		text: "Introduza um número de extrato completo, como S-2026-00012.",
		all: "Mostrar todos os extratos",
	},
	whoOwes: "Quem deve",
	month: "Mês",
	one: "Extrato",
	balance: "Saldo",
	due: ({ date }) => `Vence em ${date}`,
	heading: "Extrato de comissões",
	entry: "Movimento",
	collected: "Cobrado",
	settledOn: "Liquidado",
	collectedForHotel: ({ market }) => `Cobrado por ${market} em nome do hotel`,
	issuedOn: "Data de emissão",
	dueLabel: "Vencimento",
	firstEntries: ({ shown, count }) =>
		`Estes são os primeiros ${shown} de ${count} movimentos. O ficheiro CSV tem todos.`,
	exportCsv: "Exportar CSV",
	stay: "Estadia",
	markSettled: "Marcar como liquidado",
	owed: ({ who, amount }) => `${who} ${amount}`,
	owedUntil: ({ who, amount, date }) => `${who} ${amount}, vence em ${date}`,
	earlier: ({ count, owed }) =>
		plural(count, {
			one: `1 extrato anterior não estava liquidado na data de emissão (${owed}). Os totais não o incluem.`,
			other: `${count} extratos anteriores não estavam liquidados na data de emissão (${owed}). Os totais não os incluem.`,
		}),
};
