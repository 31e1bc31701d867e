import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const conversations: Messages["conversations"] = {
	kinds: {
		order: "Encomenda",
		stay: "Estadia",
		move: "Mudança",
		contact: "Mensagem de contacto",
		partner: "Pedido de parceria",
	},
	enterMessage: "Introduza a sua mensagem.",
	chooseAction: "Selecione “Enviar mensagem” ou “Adicionar nota”.",
	theHotel: "O hotel",
	you: "Eu",
	tooManyPhotos: ({ max }) => `Uma mensagem pode ter até ${max} imagens. Remova algumas.`,
	noteTooEarly: "Envie a primeira mensagem antes de adicionar uma nota.",
	chooseTemplate: "Escolha um modelo.",
	wait: ({ time }) => `Enviou muitas mensagens. Tente novamente daqui a ${time}.`,
	export: {
		message: "Uma mensagem",
		picture: ({ number, time }) => `Imagem ${number} da mensagem de ${time}`,
	},
	backToMessages: "Voltar às suas mensagens",
	linkGone: {
		title: "Este link já não funciona",
		text: "A conversa foi eliminada. Escreva-nos a partir da página de contacto.",
	},
	refresh: "Verificar se há novas mensagens",
	earlier: "Mostrar mensagens anteriores",
	caption: "Mensagens",
	note: "Nota",
	latest: "Mostrar as mensagens mais recentes",
	attachment: ({ number, count }) => `Anexo ${number} de ${count}`,
	messages: "Mensagens",
	template: {
		label: "Modelo de resposta",
		choose: "Escolher um modelo",
		insert: "Inserir",
	},
	morePhotos: "Mais imagens",
	photos: "Imagens",
	photosHint: ({ max }) =>
		`Até ${max}: JPEG, PNG, WebP ou AVIF, até 8 MB cada. Só as pessoas desta conversa as podem ver.`,
	send: "Enviar mensagem",
	addNote: "Adicionar nota",
	notesAreInternal: "Só a sua equipa vê as notas.",
	newMessages: ({ count }) => plural(count, { one: `(${count} nova)`, other: `(${count} novas)` }),
	about: {
		order: ({ number }) => `Sobre a encomenda ${number}`,
		stay: ({ number }) => `Sobre a estadia ${number}`,
		move: ({ number }) => `Sobre a mudança ${number}`,
	},
	backTo: {
		order: "Voltar à sua encomenda",
		stay: "Voltar à sua estadia",
		move: "Voltar à sua mudança",
	},
};
