import { Icon } from "#app/ui/icon.tsx";

type FormSource = { id: string; allErrors: Record<string, string[]> };

/** Stands first in a form that came back: what is wrong, each line a link to its field. */
export function ErrorSummary({
	form,
	title = "Check these before you go on",
}: {
	form: FormSource;
	title?: string;
}) {
	const wrong = Object.entries(form.allErrors);
	if (wrong.length === 0) return null;
	return (
		<div
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: what went wrong is where a person must start after a failed post
			autoFocus
			data-tone="red"
			className="notice mb-6"
		>
			<Icon name="alert" />
			<div>
				<h2 className="text-base">{title}</h2>
				<ul className="mt-1 space-y-1">
					{wrong.map(([name, errors]) => (
						<li key={name}>
							{name ? (
								<a href={`#${form.id}-${name}`} className="link">
									{errors.join(" ")}
								</a>
							) : (
								errors.join(" ")
							)}
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
