import type { Messages } from "#messages/en/index.ts";

export const stayMail: Messages["stayMail"] = {
	confirmed: {
		subject: ({ hotel }) => `${hotel} confirmou a sua reserva`,
		atHotel: ({ hotel, number }) => `${hotel} confirmou a sua reserva ${number}. Paga no hotel.`,
		online: ({ hotel, number, deposit, until }) =>
			`${hotel} confirmou a sua reserva ${number}. Pague ${deposit} online até ${until}, hora do hotel. Se não pagar, a reserva expira e não deve nada.`,
	},
	payNow: "Pagar agora",
	declined: {
		subject: ({ hotel }) => `${hotel} recusou o seu pedido de reserva`,
		text: ({ hotel, number }) => `${hotel} recusou o seu pedido de reserva ${number}. Não deve nada.`,
	},
	expiredRequest: {
		subject: "O seu pedido de reserva expirou",
		text: ({ number, hotel }) =>
			`O seu pedido de reserva ${number} expirou porque ${hotel} não respondeu a tempo. O quarto já não está guardado para si e não deve nada.`,
	},
	expired: {
		subject: "A sua reserva expirou",
		unconfirmed: ({ number }) =>
			`A sua reserva ${number} expirou porque não confirmou o seu e-mail a tempo. O quarto já não está guardado para si e não deve nada.`,
		unpaid: ({ number }) =>
			`A sua reserva ${number} expirou porque não foi paga a tempo. O quarto já não está guardado para si e não deve nada.`,
	},
	cancelledByHotel: {
		subject: ({ hotel }) => `${hotel} cancelou a sua reserva`,
		text: ({ hotel, number, money }) => `${hotel} cancelou a sua reserva ${number}. ${money}`,
	},
	cancelled: {
		subject: "A sua reserva está cancelada",
		text: ({ number, hotel, money }) => `A sua reserva ${number} em ${hotel} está cancelada. ${money}`,
	},
	noShow: {
		subject: ({ hotel }) => `${hotel} marcou a sua reserva como não comparência`,
		text: ({ hotel, number, money }) =>
			`${hotel} marcou a sua reserva ${number} como não comparência porque ninguém chegou. ${money} Se isto não estiver certo, responda a este e-mail para contactar o hotel.`,
	},
	review: {
		subject: ({ hotel }) => `Como foi a sua estadia em ${hotel}?`,
		text: ({ hotel, number }) =>
			`Obrigado por ter ficado em ${hotel} (reserva ${number}). Abra a sua reserva para escrever uma avaliação.`,
		link: "Escrever uma avaliação",
	},
	toHotel: {
		cancelled: {
			subject: ({ guest }) => `${guest} cancelou a reserva`,
			text: ({ guest, number, money }) =>
				`${guest} cancelou a reserva ${number}. As noites voltaram a estar à venda. ${money}`,
		},
		expiredRequest: {
			subject: "Um pedido de reserva expirou",
			text: ({ number }) =>
				`O pedido de reserva ${number} expirou porque ninguém respondeu a tempo. As noites voltaram a estar à venda e o hóspede recebeu um e-mail.`,
		},
		unconfirmed: {
			subject: "Uma reserva não confirmada expirou",
			text: ({ number }) =>
				`A reserva ${number} expirou porque o hóspede não confirmou o e-mail a tempo. As noites voltaram a estar à venda.`,
		},
		unpaid: {
			subject: "Uma reserva não paga expirou",
			text: ({ number }) =>
				`A reserva ${number} expirou porque o hóspede não pagou a tempo. As noites voltaram a estar à venda e o hóspede recebeu um e-mail.`,
		},
		view: "Ver reserva",
	},
	facts: {
		number: "Número da reserva",
		hotel: "Hotel",
		stay: "Estadia",
		room: "Quarto",
		total: "Total",
		reason: "Motivo",
		guest: "Hóspede",
		dates: "Datas",
	},
	view: "Ver a sua reserva",
	howToOpen: "Para abrir a página, introduza este e-mail ou o número de telefone com que reservou.",
	dates: {
		wasFor: ({ stay, total }) => `${stay}, por ${total}`,
		ask: "Se não pediu esta alteração, responda a este e-mail para contactar o hotel.",
		extended: ({ hotel }) => `A sua estadia em ${hotel} foi prolongada`,
		shortened: ({ hotel }) => `A sua estadia em ${hotel} foi encurtada`,
		checkOut: ({ hotel, number, was, owed, ask }) =>
			`${hotel} alterou a data de check-out da sua reserva ${number}. A sua estadia era ${was}.${owed} ${ask}`,
		byHotel: {
			subject: ({ hotel }) => `${hotel} alterou as suas datas`,
			text: ({ hotel, number, was, owed, ask }) =>
				`${hotel} alterou as datas da sua reserva ${number}. Eram ${was}.${owed} ${ask}`,
		},
		own: {
			subject: "A sua estadia tem novas datas",
			text: ({ number, was, owed }) => `A sua reserva ${number} tem novas datas. Eram ${was}.${owed}`,
		},
		toHotel: {
			subject: ({ guest }) => `${guest} alterou as datas`,
			text: ({ guest, number, was, owed }) =>
				`${guest} alterou as datas da reserva ${number}. Eram ${was}.${owed} Não precisa de fazer nada: as noites que já não são necessárias voltaram a estar à venda.`,
		},
		toPay: {
			subject: "Pague as suas novas datas",
			text: ({ amount, until, number, stay, total }) =>
				`Pague ${amount} online até ${until}, hora do hotel, para alterar a sua reserva ${number} para ${stay}, por ${total}. O quarto fica guardado para si até lá. Se não pagar, a reserva fica como está.`,
		},
		notPaid: {
			subject: "As suas datas mantêm-se",
			text: ({ number, stay }) =>
				`As novas datas da sua reserva ${number} (${stay}) não foram pagas a tempo, por isso a sua estadia fica como estava. O quarto já não está guardado para as novas datas.`,
		},
	},
	again: {
		subject: ({ hotel, number }) => `Confirme a sua estadia em ${hotel} (${number})`,
		text: ({ hotel, number, until }) =>
			`${hotel} guarda o quarto para si (${number}). Confirme o seu e-mail até ${until}, hora do hotel. Se não o fizer, a reserva expira e não deve nada.`,
		olderLinks: "Os links de e-mails anteriores sobre esta reserva deixaram de funcionar.",
		link: "Confirmar e-mail",
		secret: "Qualquer pessoa com este link pode ver a sua reserva. Não reencaminhe este e-mail.",
	},
};
