import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const overview: Messages["overview"] = {
	waitingHotels: {
		title: "Hotéis à espera de aprovação",
		none: "Nenhum hotel está à espera.",
		age: ({ age }) => `À espera há ${age}`,
	},
	all: ({ count }) => `Todos (${count})`,
	failedMails: {
		title: "E-mails que falharam",
		latest: ({ shown, total }) => `Os ${shown} mais recentes de ${total}`,
		none: "Nenhum e-mail falhou.",
		to: ({ email, time }) => `Para ${email}, abandonado em ${time}`,
	},
	title: "Visão geral",
	attention: "Precisa da sua atenção",
	groups: { Money: "Finanças", People: "Pessoas", Hotels: "Hotéis" },
	figures: {
		differences: ({ count }) => plural(count, { one: "diferença em aberto", other: "diferenças em aberto" }),
		failedComparisons: ({ count }) =>
			plural(count, {
				one: "comparação falhada com um prestador",
				other: "comparações falhadas com prestadores",
			}),
		failedRefunds: ({ count }) =>
			plural(count, {
				one: "pagamento com um reembolso falhado",
				other: "pagamentos com um reembolso falhado",
			}),
		disputes: ({ count }) => plural(count, { one: "pagamento contestado", other: "pagamentos contestados" }),
		statements: ({ count }) => plural(count, { one: "extrato por liquidar", other: "extratos por liquidar" }),
		unread: ({ count }) => plural(count, { one: "conversa não lida", other: "conversas não lidas" }),
		newAccounts: ({ count }) =>
			plural(count, { one: "conta nova em 7 dias", other: "contas novas em 7 dias" }),
		suspendedAccounts: ({ count }) => plural(count, { one: "conta suspensa", other: "contas suspensas" }),
		changedHotels: ({ count }) =>
			plural(count, {
				one: "hotel alterado desde a aprovação",
				other: "hotéis alterados desde a aprovação",
			}),
		suspendedHotels: ({ count }) => plural(count, { one: "hotel suspenso", other: "hotéis suspensos" }),
		failingCalendars: ({ count }) =>
			plural(count, {
				one: "hotel com um calendário em falha",
				other: "hotéis com calendários em falha",
			}),
	},
};
