import type { Messages } from "#messages/en/index.ts";

export const fields: Messages["fields"] = {
	checkDate: "Introduza a data como ano-mês-dia, por exemplo 2027-03-31.",
	checkTime: "Introduza a hora no formato 14:30.",
	enterPeriod: "Introduza uma data de início e uma de fim.",
	startAfterEnd: "A data de início não pode ser posterior à data de fim.",
	endInFuture: "A data de fim não pode estar no futuro.",
	tooManyDays: ({ max }) => `Escolha, no máximo, ${max} dias.`,
	startTooEarly: "A data de início não pode ser anterior ao ano 2000.",
	enterPhone: "Introduza o seu número de telefone.",
	checkPhone:
		"Introduza um número de telefone no formato correto. Para números estrangeiros, inclua o indicativo do país, como +44 20 7946 0958.",
	dateFormat: "ano-mês-dia",
	timeFormat: "por exemplo 14:30",
};
