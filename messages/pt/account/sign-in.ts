import type { Messages } from "#messages/en/index.ts";

export const signIn: Messages["signIn"] = {
	deadLink: "Este link já não funciona",
	signOut: "Terminar sessão",
	signingOut: "A terminar sessão...",
	forgotBrowser: "Este navegador já não mostra as suas encomendas e reservas. Acompanhe-as com o número.",
	signedOut: "A sua sessão foi terminada.",
	noLongerWorks: "Este link já não funciona.",
};
