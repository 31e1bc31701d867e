import type { Messages } from "#messages/en/index.ts";

export const childPrices: Messages["childPrices"] = {
	title: "Crianças",
	intro:
		"Defina quanto custam as crianças conforme a idade, em até três escalões. Os hóspedes passam a indicar as idades. Uma criança custa o que o seu escalão indica, ou o que custaria mais um adulto, se for menos: uma criança num lugar incluído no preço é gratuita. Uma criança mais velha do que todos os escalões paga como um adulto. As alterações não afetam as reservas existentes.",
	band1: "Primeiro escalão etário",
	band2: "Segundo escalão etário",
	band3: "Terceiro escalão etário",
	upTo: "Até esta idade, inclusive",
	charge: "Preço",
	free: "Gratuito",
	amount: ({ currency }) => `Valor por noite (${currency})`,
	percent: "Percentagem do preço por hóspede extra do quarto",
	value: "Valor ou percentagem",
	cot: "Dorme num berço",
	cotHint: "Uma criança em berço por quarto não conta para a lotação do quarto.",
	save: "Guardar os preços para crianças",
	saved: "Os preços para crianças foram guardados.",
	removed: "As crianças já não têm preços próprios.",
	ageRange: ({ min, max }) => `A idade vai de ${min} a ${max}.`,
	enterAge: "Introduza uma idade ou deixe o escalão todo em branco.",
	sameAge: "Outro escalão termina nesta idade. Introduza outra idade.",
	chooseCharge: "Escolha se as crianças são gratuitas ou quanto pagam.",
	theAmount: "O valor",
	enterAmount: "Introduza o valor por noite.",
	percentRange: ({ min, max }) => `A percentagem vai de ${min} a ${max}.`,
	enterPercent: "Introduza uma percentagem de 0 a 100.",
};
