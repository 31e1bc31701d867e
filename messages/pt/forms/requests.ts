import type { Messages } from "#messages/en/index.ts";

export const requests: Messages["requests"] = {
	unreadable: "Não é possível ler esta parte do formulário. Recarregue a página e tente novamente.",
	again: {
		title: "Envie novamente este formulário",
		text: "O seu navegador não nos indica de que página vem um formulário. Para sua segurança, confirme que o quer enviar.",
	},
	tooLarge: {
		title: "O seu formulário é demasiado grande",
		text: "Um formulário pode conter até 64 KB de texto. Encurte o texto e envie novamente o formulário.",
	},
	unsupported: {
		title: "Formato de formulário não suportado",
		text: "Abra a página num navegador e envie o formulário a partir daí.",
	},
	saved: ({ name }) => `Guardado: ${name}.`,
	databaseBusy: "A base de dados está ocupada.",
	unknownError: "Erro desconhecido",
	limit: {
		title: "Demasiadas tentativas",
		text: ({ wait }) => `Tentou demasiadas vezes. Tente novamente daqui a ${wait}.`,
	},
	signIn: {
		title: "Inicie sessão para enviar este formulário",
		kept: {
			all: "A sua sessão terminou, por isso nada foi alterado. O que escreveu continua aqui.",
			withoutPasswords:
				"A sua sessão terminou, por isso nada foi alterado. O que escreveu continua aqui, mas as palavras-passe não.",
			withoutFiles:
				"A sua sessão terminou, por isso nada foi alterado. O que escreveu continua aqui, mas os ficheiros não.",
			withoutBoth:
				"A sua sessão terminou, por isso nada foi alterado. O que escreveu continua aqui, mas as palavras-passe e os ficheiros não.",
		},
	},
	noForms: {
		title: "Esta página não aceita formulários",
		text: "Volte atrás e tente novamente a partir do próprio formulário.",
	},
	trapped: "Um campo oculto foi preenchido por engano. Limpámo-lo. Envie novamente o formulário.",
	fromElsewhere: {
		title: "Não foi possível aceitar este formulário",
		text: "Para sua segurança, nada foi alterado. Abra novamente a página e envie o formulário a partir daí.",
	},
	sentBefore:
		"Já enviou esse formulário e este é o resultado. As alterações posteriores não foram guardadas. Edite-as aqui.",
};
