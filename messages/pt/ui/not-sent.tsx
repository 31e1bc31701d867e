import type { Messages } from "#messages/en/index.ts";

export const notSent: Messages["notSent"] = {
	offline:
		"Não foi possível enviar este formulário porque este dispositivo não consegue ligar-se ao site. O que escreveu continua aqui. Verifique a ligação e envie novamente.",
	failure:
		"Não foi possível enviar este formulário. O problema é nosso. O que escreveu continua aqui. Envie novamente dentro de momentos.",
	tooMany: ({ wait }) =>
		`Não foi possível enviar este formulário porque foram enviados demasiados. O que escreveu continua aqui. Aguarde ${wait} e envie novamente.`,
	session: ({ link }) => (
		<>
			A sua sessão terminou. O que escreveu continua aqui. {link("Inicie sessão num novo separador")} e envie
			novamente.
		</>
	),
	notConnected: "Não tem ligação. A página abre assim que a ligação for restabelecida.",
	unreached: {
		title: "Sem ligação",
		text: "Não conseguimos contactar o servidor. Esta página abre assim que a ligação for restabelecida.",
	},
};
