import { useNavigation, useNavigationType } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef } from "react";

const TYPING_PAUSE_MS = 250;

/**
 * Synchronizes a filter form of a hydrated screen with the URL: when something else changes the URL, the
 * form's fields (by name) follow. The focused field follows only Back and Forward. Text in a search box is
 * sent after a short pause; what was chosen before hydration is sent at once.
 */
export function useFilterForm(values: Record<string, string>): {
	form: RefObject<HTMLFormElement>;
	searchSoon: (event: FormEvent) => void;
} {
	const form = useRef<HTMLFormElement>(null);
	const isFirst = useRef(true);
	const pause = useRef<ReturnType<typeof setTimeout>>();
	const { location: going } = useNavigation();
	const isBack = useRef(false);
	isBack.current = useNavigationType() === "POP";
	const wanted = JSON.stringify(values);

	useEffect(() => {
		// Any later action replaces the pending search.
		if (going) clearTimeout(pause.current);
	}, [going]);

	useEffect(() => {
		const differing = Object.entries(JSON.parse(wanted) as typeof values).filter(
			([name, value]) => readControl(form.current, name)?.value !== value,
		);
		if (isFirst.current) {
			isFirst.current = false;
			if (differing.length > 0) form.current?.requestSubmit();
			return;
		}
		for (const [name, value] of differing) {
			const control = readControl(form.current, name);
			if (control && (isBack.current || control !== document.activeElement)) control.value = value;
		}
	}, [wanted]);

	const searchSoon = (event: FormEvent) => {
		if ((event.target as HTMLInputElement).type !== "search") return;
		clearTimeout(pause.current);
		pause.current = setTimeout(() => form.current?.requestSubmit(), TYPING_PAUSE_MS);
	};
	return { form, searchSoon };
}

function readControl(form: HTMLFormElement | null, name: string) {
	const control = form?.elements.namedItem(name);
	return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : undefined;
}
