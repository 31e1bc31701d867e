import { useEffect, useRef } from "react";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

type ErrorSummaryProps = {
	form: { id: string; allErrors: Record<string, string[]> };
	/** Only where the product requires other words than "There is a problem". */
	title?: string;
	/** With one error, the heading is this label and the error: "Booking failed: Choose a date…". */
	single?: string;
	/** False when the page focuses the field whose button was pressed. */
	autoFocus?: boolean;
};

/**
 * Lists the errors of a refused form above its fields, each with a link to its field. Browsers focus it when the
 * form's action ends in `#<form id>-errors`.
 */
export function ErrorSummary({ form, title = t.form.problem, single, autoFocus = true }: ErrorSummaryProps) {
	const wrong = Object.entries(form.allErrors);
	const summary = useRef<HTMLDivElement>(null);
	const messages = wrong.flat(2).join();
	// Where React shows the errors or hydrates the page: of `autoFocus`, it focuses fields alone.
	useEffect(() => {
		if (autoFocus && messages) summary.current?.focus();
	}, [autoFocus, messages]);
	const [first] = wrong;
	if (!first) return null;
	return (
		<div
			ref={summary}
			id={`${form.id}-errors`}
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: after a refused form, a person starts with the errors
			autoFocus={autoFocus}
			data-tone="red"
			className="notice mb-6 scroll-mt-10"
		>
			<Icon name="alert" />
			<div>
				{single && wrong.length === 1 ? (
					<h2 className="text-base">
						<FieldError formId={form.id} name={first[0]}>{`${single}: ${first[1].join(" ")}`}</FieldError>
					</h2>
				) : (
					<>
						<h2 className="text-base">{title}</h2>
						<ul className="mt-1 space-y-1">
							{wrong.map(([name, errors]) => (
								<li key={name}>
									<FieldError formId={form.id} name={name}>
										{errors.join(" ")}
									</FieldError>
								</li>
							))}
						</ul>
					</>
				)}
			</div>
		</div>
	);
}

/** Links to the field. An error of the whole form is plain text. */
function FieldError({ formId, name, children }: { formId: string; name: string; children: string }) {
	if (!name) return children;
	return (
		<a href={`#${formId}-${name}`} className="link">
			{children}
		</a>
	);
}
