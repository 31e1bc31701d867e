import type { Messages } from "#messages/en/index.ts";

export const signUp: Messages["signUp"] = {
	chooseKind: "Elige un tipo de cuenta.",
	title: "Crear una cuenta",
	exists: "Ya existe una cuenta con este correo electrónico. Inicia sesión.",
	personal: "Personal",
	personalHint: "Compra y reserva hoteles y vehículos de mudanza",
	hotelHint: "Publica habitaciones y gestiona reservas",
	lead: "Una cuenta para compras, hoteles y mudanzas. También puedes pedir y reservar sin cuenta.",
	kind: "Tipo de cuenta",
	button: "Crear cuenta",
	busy: "Creando...",
	hasAccount: "¿Ya tienes cuenta?",
	welcome: ({ market, name }) => `Te damos la bienvenida a ${market}, ${name}.`,
	welcomeConfirm: ({ market, name, email }) =>
		`Te damos la bienvenida a ${market}, ${name}. Confirma tu correo electrónico con el enlace que hemos enviado a ${email}.`,
	hotel: "Hotel",
};
