import type { Messages } from "#messages/en/index.ts";

export const roomCheckout: Messages["roomCheckout"] = {
	title: "Reserve a sua estadia",
	bookTitle: "Reservar esta estadia",
	requestTitle: "Pedir esta estadia",
	atHotel: "Paga no hotel. Agora não é cobrado nada.",
	busy: "A reservar...",
	changes: {
		title: "Reveja estas alterações antes de reservar",
		intro: "O preço ou as condições mudaram desde que abriu esta página. Ainda nada foi reservado.",
		accept: ({ link }) => (
			<>
				Se aceitar as alterações, {link("aceite e reserve")}; caso contrário, escolha outro quarto ou outras
				datas.
			</>
		),
	},
	times: ({ times }) => `${times}, hora do hotel.`,
	change: "Alterar datas, hóspedes ou quarto",
	priceDetails: "detalhes do preço",
	guest: {
		title: "Os seus dados",
		name: "Nome",
		nameHint: "O hóspede que faz o check-in.",
		email: "E-mail",
		emailHint: "Enviamos para aqui a confirmação e um link para a sua reserva.",
		phone: "Telefone",
		phoneHint: "O hotel liga para este número se tiver alguma questão.",
		requestsTitle: "Pedidos",
		requests: "Pedidos especiais",
		requestsHint:
			"Por exemplo, uma chegada tardia, um berço ou um quarto sossegado. Os pedidos não podem ser garantidos. Até 1000 caracteres.",
		account: "Já tem conta?",
		signIn: "Iniciar sessão",
	},
	eachNight: "Preço de cada noite",
	policy: "Política de cancelamento",
	houseRules: "Regras da casa",
	checkTimes: ({ checkInFrom, checkOutUntil }) =>
		`Check-in a partir das ${checkInFrom}, check-out até às ${checkOutUntil}`,
	agreeTerms: ({ link }) => <>Ao reservar, aceita a política de cancelamento e os nossos {link("termos")}.</>,
	book: ({ price }) => `Reservar e pagar · ${price}`,
	bookAgain: ({ price }) => `Reservar e pagar novamente · ${price}`,
	agreeAndBook: ({ price }) => `Aceitar, reservar e pagar · ${price}`,
	request: ({ price }) => `Pedir · ${price}`,
	requestAgain: ({ price }) => `Pedir novamente · ${price}`,
	agreeAndRequest: ({ price }) => `Aceitar e pedir · ${price}`,
	onRequest: ({ hotel, until }) => (
		<>
			{hotel} confirma cada pedido de reserva. O quarto fica guardado para si até {until}, hora do hotel. Se o
			hotel não responder até lá, o pedido expira e não paga nada.
		</>
	),
	already: ({ bookings }) => <>Já reservou esta estadia: {bookings}. Se continuar, reserva-a outra vez.</>,
	night: ({ night, rooms }) => `${night}, ${rooms}`,
	total: ({ nights }) => `Total, ${nights}`,
	totalOfRooms: ({ nights, rooms }) => `Total, ${nights}, ${rooms}`,
};
