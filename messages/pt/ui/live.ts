import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const live: Messages["live"] = {
	asOf: "Atualizado às",
	states: {
		live: ", em tempo real",
		shared: ", atualiza a cada 20 segundos",
		lost: ", ligação perdida, a tentar novamente",
		late: ", a atualização falhou, a tentar novamente",
	},
	changed: "Há alterações, mostrar",
	refresh: "Atualizar",
	sessionEnded: "A sua sessão terminou.",
	noAccess: "A sua conta já não tem acesso a esta página.",
	failed: ({ reason }) => `A autenticação falhou: ${reason}`,
	signIn: "Iniciar sessão",
	loading: "A carregar",
	noUpdates: "As atualizações em tempo real não estão disponíveis",
	noStorage: "O armazenamento do navegador não está disponível",
	unknownError: "erro desconhecido",
	page: {
		lost: ({ time }) => `Ligação perdida, a tentar novamente. Última atualização: ${time}.`,
		late: ({ time }) =>
			`Não foi possível atualizar esta página, a tentar novamente. Última atualização: ${time}.`,
		held: ({ time }) =>
			`Esta página mudou. A alteração aparece assim que sair da ligação ou do formulário que está a usar. Última atualização: ${time}.`,
	},
	notStarted: ({ reason }) => `Não foi possível iniciar: ${reason}. Consulte a consola.`,
	news: ({ count }) =>
		plural(count, { one: `${count} novidade, mostrar`, other: `${count} novidades, mostrar` }),
};
