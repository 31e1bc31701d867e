import type { Messages } from "#messages/en/index.ts";

export const signIn: Messages["signIn"] = {
	deadLink: "Este enlace ya no funciona",
	signOut: "Cerrar sesión",
	signingOut: "Cerrando sesión...",
	forgotBrowser: "Este navegador ya no muestra tus pedidos y reservas. Síguelos con su número.",
	signedOut: "Has cerrado la sesión.",
	noLongerWorks: "Este enlace ya no funciona.",
};
