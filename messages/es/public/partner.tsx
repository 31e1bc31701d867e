import type { Messages } from "#messages/en/index.ts";

export const partner: Messages["partner"] = {
	joinTitle: ({ market }) => `Únete a la red de socios de ${market}`,
	failed: "No se ha podido enviar tu solicitud. Inténtalo de nuevo.",
	contact: "Contacto",
	contactHint: "Un teléfono, un correo electrónico o un sitio web",
	messageHint: "Qué ofreces y dónde",
	submit: "Enviar",
	submitting: "Enviando...",
	title: "Hazte socio",
	description: ({ market }) => `Publica tu hotel, vehículos o productos en ${market}.`,
	enterContact: "Introduce un teléfono, un correo electrónico o un sitio web donde podamos contactarte.",
	aContact: "Un contacto",
	thanks: ({ name }) => `Gracias, ${name}. Hemos recibido tu solicitud y te contactaremos pronto.`,
	lead: "¿Tienes un hotel, vehículos o productos que vender? Cuéntanoslo y te responderemos.",
	agree: ({ terms, privacy }) => (
		<>
			Al enviar aceptas nuestras {terms("condiciones")} y nuestra {privacy("política de privacidad")}.
		</>
	),
};
