/** The button that shows the fields of the chosen country, where no script does. */
export const COUNTRY_QUESTION = { name: "intent", value: "country" } as const;

/** Whether a form asks for the fields of another country than `regionCountry`, whose fields it has. */
export const asksForCountry = ({ intent, country, regionCountry }: Record<string, unknown>): boolean =>
	intent === COUNTRY_QUESTION.value && country !== regionCountry;

type Refusal = { initialValue?: Record<string, unknown> | null; error?: unknown };

/** What a refused form shows: for such a question, what was typed without errors. */
export function answerCountryQuestion<Result extends Refusal>(lastResult: Result, status: number) {
	const isAsked = asksForCountry(lastResult.initialValue ?? {});
	return {
		lastResult: isAsked ? { ...lastResult, error: {} } : lastResult,
		status: isAsked ? 200 : status,
		isAsked,
	};
}
