import type { Messages } from "#messages/en/index.ts";

export const hotelDecisions: Messages["hotelDecisions"] = {
	approval: {
		question: ({ name }) => `Aprovar ${name}?`,
		consequence: "Os hóspedes podem encontrá-lo e reservá-lo de imediato. O proprietário recebe um e-mail.",
		verb: "Aprovar",
		button: "Aprovar hotel",
		done: "O hotel foi aprovado. O proprietário recebe um e-mail.",
	},
	refusal: {
		question: ({ name }) => `Recusar ${name}?`,
		consequence:
			"Continua oculto para os hóspedes. O proprietário recebe um e-mail com o seu motivo e pode alterar o hotel e pedir novamente a aprovação.",
		verb: "Recusar",
		button: "Recusar hotel",
		done: "O hotel foi recusado. O proprietário recebe um e-mail com o seu motivo.",
	},
	suspension: {
		question: ({ name }) => `Suspender ${name}?`,
		consequence:
			"Fica oculto para os hóspedes e não aceita novas reservas. As reservas existentes mantêm-se e o proprietário continua a geri-las.",
		verb: "Suspender",
		button: "Suspender hotel",
		done: "O hotel foi suspenso. O proprietário recebe um e-mail com o seu motivo.",
	},
	openAgain: "Abra novamente o hotel e use os botões dele.",
	enterReason: "Introduza o motivo. O proprietário pode lê-lo.",
	aReason: "Um motivo",
	next: ({ name }) => `Seguinte: ${name}`,
	readAgain: "O hotel mudou desde que o abriu. Leia o que mudou e decida novamente.",
	notRead:
		"Este formulário não indica que versão dos dados do hotel leu. Leia os dados atuais e decida novamente.",
	reasonHint: "O proprietário pode lê-lo.",
	isNow: {
		pending: "O estado é “À espera de aprovação”.",
		approved: "O estado é “Aprovado”.",
		refused: "O estado é “Não aprovado”.",
		suspended: "O estado é “Suspenso”.",
	},
	notChanged: ({ reason, link }) => (
		<>
			O hotel não foi alterado. {reason} {link("Abrir novamente o hotel")}
		</>
	),
};
