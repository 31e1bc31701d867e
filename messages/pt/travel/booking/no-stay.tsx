import type { Messages } from "#messages/en/index.ts";

export const noStay: Messages["noStay"] = {
	title: "Não é possível reservar esta estadia",
	seeRooms: ({ hotel }) => `Ver quartos em ${hotel}`,
	noRoomTitle: "Ainda não escolheu um quarto",
	goneTitle: "Este quarto já não está disponível",
	find: "Encontrar um hotel",
	otherRooms: "Disponível nas mesmas datas",
	forStay: ({ total }) => `${total} pela estadia`,
	opening: "A abrir...",
	typed: "Os seus dados",
	kept: "Os seus dados ficam guardados para o quarto que escolher. Ainda nada foi reservado.",
	notKept: "Nada foi reservado. Copie os seus dados se quiser reservar outro hotel.",
	chooseDates: "Escolha as datas de check-in e check-out.",
	noRoom: ({ link }) => (
		<>Escolha primeiro um hotel e um quarto. Acabou de reservar? {link("Ver a sua reserva")}.</>
	),
	gone: ({ link }) => <>O hotel já não o disponibiliza. Acabou de reservar? {link("Ver a sua reserva")}.</>,
	fields: { name: "Nome", email: "E-mail", contact: "Telefone", requests: "Pedidos" },
	choose: ({ room }) => <>Escolher este quarto{room}</>,
};
