import type { Messages } from "#messages/en/index.ts";

export const payStay: Messages["payStay"] = {
	newDatesTitle: "Pague as suas novas datas",
	title: "Pagar online",
	newDates: ({ amount, until, stay }) =>
		`Pague ${amount} até ${until}, hora do hotel, para alterar as suas datas para ${stay}. O quarto fica guardado para si até lá. Se não pagar, a reserva fica como está.`,
	text: ({ amount, until }) => `Pague ${amount} até ${until}, hora do hotel, para manter o quarto.`,
	unreachable:
		"Não conseguimos contactar o nosso prestador de pagamentos neste momento. A sua reserva está guardada.",
	retry: "Tentar novamente",
	busy: "A tentar...",
	button: ({ amount }) => `Pagar ${amount} agora`,
};
