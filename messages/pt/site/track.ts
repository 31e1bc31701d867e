import type { Messages } from "#messages/en/index.ts";

export const track: Messages["track"] = {
	title: "Acompanhar uma encomenda ou reserva",
	description:
		"Acompanhe uma encomenda, uma reserva de quarto ou uma mudança com o número e o seu e-mail ou telefone.",
	intro:
		"Veja o estado de uma encomenda, de uma reserva de quarto ou de uma mudança, e altere-a ou cancele-a. O número está na página de confirmação e nos nossos e-mails.",
	number: "Número da encomenda ou reserva",
	numberHint: "Por exemplo, M-7KQ3-M9XF-T. Maiúsculas e hífenes não importam.",
	contact: "E-mail ou telefone",
	contactHint: "O que usou na sua encomenda ou reserva.",
	busy: "A procurar...",
	openMessages: "Abrir mensagens",
	submit: "Acompanhar reserva ou encomenda",
	noAccount: "Encomendou ou reservou sem conta?",
	yourData: "Obter ou apagar os seus dados",
	notFound:
		"Não encontrámos nenhuma encomenda ou reserva com este número e este e-mail ou telefone. Verifique ambos e tente novamente.",
	enterNumber: "Introduza o número da sua encomenda ou reserva.",
	checkNumber:
		"Verifique o número. Um número de encomenda é como M-7KQ3-M9XF-T; os de quartos começam por H e os de mudanças por R.",
	enterContact: "Introduza o seu e-mail ou telefone.",
	checkContact: "Introduza o e-mail ou telefone que usou na sua encomenda ou reserva.",
};
