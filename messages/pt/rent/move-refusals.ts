import type { Messages } from "#messages/en/index.ts";

export const moveRefusals: Messages["moveRefusals"] = {
	booking: {
		too_soon: "Escolha uma data e hora daqui a pelo menos 2 horas.",
		too_far: "Escolha uma data nos próximos 90 dias.",
		nothing_stored: "Não foram devolvidos dados.",
		waiting:
			"Cinco reservas da sua rede aguardam a nossa resposta. Para reservar outra agora, inicie sessão com um e-mail confirmado.",
		same_time: "A mudança já é a esta hora. Escolha outra data ou hora.",
	},
	tooManyMails:
		"Foram feitas demasiadas reservas com este e-mail na última hora. Deixe o e-mail vazio ou tente mais tarde.",
	tooManyPrices:
		"Pediu muitos preços na última hora. Aguarde alguns minutos ou reserve agora: vê o preço antes de reservar.",
	reopen: "Abra novamente o menu da reserva e escolha a partir daí.",
	free: "Com este preço, o cliente não paga nada. Selecione “Esta mudança é gratuita” para o enviar ou introduza outro preço.",
	noOffer: "Esta reserva não tem preço para aceitar. Telefonamos-lhe com um preço ou enviamos-lhe um e-mail.",
	due: "A sua mudança já devia ter começado. Contacte-nos se o motorista não tiver chegado ou se esta página não estiver atualizada.",
	gone: "Esta reserva não existe. Pode ter sido eliminada.",
	past: "A hora desta mudança já passou. Contacte-nos ou reserve outra mudança.",
	outdated: {
		fee: "O cancelamento grátis terminou desde que abriu esta página. Ainda nada foi cancelado.",
		deposit:
			"O sinal desta mudança mudou desde que o viu. Ainda nada foi confirmado. Abra novamente a reserva.",
		date: "A data desta mudança foi alterada. Abra novamente a reserva.",
		quote: "O preço mudou desde que o viu. A data ainda não foi alterada.",
		too_late: "A data desta mudança já não pode ser alterada online. Contacte-nos ou cancele a reserva.",
		begun:
			"Esta mudança já começou, por isso não pode ser cancelada online. Contacte-nos se houver algum problema.",
	},
	openPrice: {
		none: "Esta reserva não tem preço. Envie primeiro um preço ao cliente.",
		own: ({ price, moment }) =>
			`O preço desta reserva é ${price} (${moment}, definido por si) e o cliente ainda não o aceitou.`,
		by: ({ price, moment, person }) =>
			`O preço desta reserva é ${price} (${moment}, definido por ${person}) e o cliente ainda não o aceitou.`,
		unknown: ({ price, moment }) =>
			`O preço desta reserva é ${price} (${moment}) e o cliente ainda não o aceitou.`,
	},
};
