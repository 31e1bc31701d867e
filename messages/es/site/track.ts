import type { Messages } from "#messages/en/index.ts";

export const track: Messages["track"] = {
	title: "Seguir un pedido o una reserva",
	description:
		"Sigue un pedido, una reserva de habitación o una mudanza con su número y tu correo electrónico o teléfono.",
	intro:
		"Consulta el estado de un pedido, una reserva de habitación o una mudanza, y cámbialo o cancélalo. El número está en la página de confirmación y en nuestros correos.",
	number: "Número de pedido o de reserva",
	numberHint: "Por ejemplo, M-7KQ3-M9XF-T. No importan las mayúsculas ni los guiones.",
	contact: "Correo electrónico o teléfono",
	contactHint: "El que usaste en tu pedido o reserva.",
	busy: "Buscando...",
	openMessages: "Abrir los mensajes",
	submit: "Seguir la reserva o el pedido",
	noAccount: "¿Pediste o reservaste sin cuenta?",
	yourData: "Obtén o borra tus datos",
	notFound:
		"No hemos encontrado ningún pedido ni reserva con este número y este correo o teléfono. Comprueba los dos e inténtalo de nuevo.",
	enterNumber: "Introduce el número de tu pedido o reserva.",
	checkNumber:
		"Comprueba el número. Un número de pedido es como M-7KQ3-M9XF-T; los de habitaciones empiezan por H y los de mudanzas por R.",
	enterContact: "Introduce tu correo electrónico o tu teléfono.",
	checkContact: "Introduce el correo electrónico o el teléfono que usaste en tu pedido o reserva.",
};
