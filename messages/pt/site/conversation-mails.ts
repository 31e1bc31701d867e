import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const conversationMails: Messages["conversationMails"] = {
	toCustomer: {
		link: "Ler e responder",
		after: "Para responder, use o link. As respostas a este e-mail não são adicionadas à conversa.",
		subject: {
			contact: ({ from }) => `${from} respondeu à sua mensagem`,
			partner: ({ from }) => `${from} respondeu ao seu pedido de parceria`,
			order: ({ from, number }) => `${from} escreveu sobre a sua encomenda ${number}`,
			stay: ({ from, number }) => `${from} escreveu sobre a sua estadia ${number}`,
			move: ({ from, number }) => `${from} escreveu sobre a sua mudança ${number}`,
		},
		body: {
			contact: ({ from }) => `${from} enviou-lhe uma mensagem sobre a sua mensagem.`,
			partner: ({ from }) => `${from} enviou-lhe uma mensagem sobre o seu pedido de parceria.`,
			order: ({ from, number }) => `${from} enviou-lhe uma mensagem sobre a sua encomenda ${number}.`,
			stay: ({ from, number }) => `${from} enviou-lhe uma mensagem sobre a sua estadia ${number}.`,
			move: ({ from, number }) => `${from} enviou-lhe uma mensagem sobre a sua mudança ${number}.`,
		},
	},
	toDesk: {
		link: "Abrir na caixa de entrada",
		subject: {
			contact: ({ from }) => `${from} escreveu sobre uma mensagem da página de contacto`,
			partner: ({ from }) => `${from} escreveu sobre um pedido de parceria`,
			order: ({ from, number }) => `${from} escreveu sobre a encomenda ${number}`,
			stay: ({ from, number }) => `${from} escreveu sobre a estadia ${number}`,
			move: ({ from, number }) => `${from} escreveu sobre a mudança ${number}`,
		},
		body: {
			contact: ({ from }) => `${from} enviou uma mensagem sobre uma mensagem da página de contacto.`,
			partner: ({ from }) => `${from} enviou uma mensagem sobre um pedido de parceria.`,
			order: ({ from, number }) => `${from} enviou uma mensagem sobre a encomenda ${number}.`,
			stay: ({ from, number }) => `${from} enviou uma mensagem sobre a estadia ${number}.`,
			move: ({ from, number }) => `${from} enviou uma mensagem sobre a mudança ${number}.`,
		},
	},
	invitation: {
		subject: ({ market }) => `Boas-vindas à Rede de Parceiros ${market}`,
		accepted: ({ market }) => `Aceitámos o seu pedido para aderir à Rede de Parceiros ${market}.`,
		body: "Abra uma conta de hotel com este e-mail. Depois pode anunciar o seu hotel e os quartos. Analisamo-lo antes de os hóspedes o poderem reservar.",
		link: "Abrir uma conta de hotel",
		once: ({ days }) => `Pode usar o link uma vez, no prazo de ${days} dias.`,
		ignore: "Se não enviou um pedido, ignore este e-mail.",
	},
	photos: ({ count }) => plural(count, { one: "Inclui 1 imagem.", other: `Inclui ${count} imagens.` }),
};
