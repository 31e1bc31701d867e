import { Icon } from "#app/ui/icon.tsx";

type ErrorSummaryProps = {
	form: { id: string; allErrors: Record<string, string[]> };
	title?: string;
	/** A single error is the heading itself, after these words: 'Booking failed: Choose a date…'. */
	single?: string;
};

/**
 * Stands first in a form that came back: each error, with a link to its field. A form whose address ends in
 * `#<form id>-errors` leads a person here, and browsers focus it.
 */
export function ErrorSummary({ form, title = "Check these before you go on", single }: ErrorSummaryProps) {
	const wrong = Object.entries(form.allErrors);
	const [first] = wrong;
	if (!first) return null;
	return (
		<div
			id={`${form.id}-errors`}
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: what went wrong is where a person must start after a failed post
			autoFocus
			data-tone="red"
			className="notice mb-6"
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

/** A link to the field; an error of the whole form has none. */
function FieldError({ formId, name, children }: { formId: string; name: string; children: string }) {
	if (!name) return children;
	return (
		<a href={`#${formId}-${name}`} className="link">
			{children}
		</a>
	);
}
