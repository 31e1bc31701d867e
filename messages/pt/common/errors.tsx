import type { Messages } from "#messages/en/index.ts";

export const errors: Messages["errors"] = {
	denied: {
		account: ({ path, role }) => `A função ${role} não tem acesso a ${path}.`,
		title: "Acesso recusado",
		goTo: ({ page }) => `Ir para ${page}`,
		hotelOwners:
			"Esta página destina-se ao proprietário e aos gestores de um hotel. Se precisar de acesso, fale com eles.",
		otherRole: ({ count, roles }) =>
			count > 1 ? `Esta página destina-se às funções ${roles}.` : `Esta página destina-se à função ${roles}.`,
		lead: "Não tem as permissões necessárias para ver esta página. Crie uma conta de hotel para ter acesso ou contacte-nos se precisar de ajuda.",
	},
	contact: "Contacte-nos",
	broken: {
		title: "Ocorreu um erro.",
		text: "O problema é nosso. Tente novamente dentro de momentos ou contacte-nos se voltar a acontecer.",
	},
	sendAgain: "Enviar novamente",
	unavailable: {
		notDone: "Não foi possível concluir o pedido neste momento",
		title: "Voltamos já",
		sendAgain:
			"Temos um problema temporário. Volte a enviar o formulário dentro de momentos. Só é processado uma vez, mesmo que o envie várias vezes.",
		reload:
			"Temos um problema temporário. Recarregue esta página dentro de momentos para voltar a enviar o formulário. Só é processado uma vez, mesmo que o envie várias vezes.",
		goBack: "Também pode voltar atrás: os dados que introduziu continuam lá.",
		loading:
			"Não foi possível carregar esta página neste momento. Os seus dados estão seguros. A página tenta novamente de poucos em poucos segundos.",
	},
	quoteNumber: "Se nos contactar, indique este número:",
	signInFirst: ({ link }) => <>{link("Inicie sessão num novo separador")} e envie novamente.</>,
	tryAgain: "Tentar novamente",
	limit: {
		network: ({ wait }) => `A sua rede enviou-nos demasiados pedidos. Aguarde ${wait} e tente novamente.`,
		title: "Demasiados pedidos",
		minutes: "alguns minutos",
	},
};
