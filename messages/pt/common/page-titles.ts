import type { Messages } from "#messages/en/index.ts";

export const pageTitles: Messages["pageTitles"] = {
	noConnection: "Sem ligação",
	wrong: "Ocorreu um erro",
	notFound: "Página não encontrada",
	unavailable: "Tente novamente dentro de momentos",
	denied: "Acesso recusado",
};
