import { Icon } from "#app/ui/icon.tsx";

type ChangedTermsProps = { changes: readonly { what: string; was: string; now: string }[] };

/** What is worse than the offer the guest saw, with old and new values and a button to agree. */
export function ChangedTerms({ changes }: ChangedTermsProps) {
	if (changes.length === 0) return null;
	return (
		<div
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: what changed is where a person must start
			autoFocus
			data-tone="yellow"
			className="notice mb-6"
		>
			<Icon name="alert" />
			<div className="min-w-0 grow">
				<h2 className="text-base">Review these changes before you book</h2>
				<p className="mt-1">
					The price or terms have changed since you opened this page. Nothing is booked yet.
				</p>
				<table className="mt-3 w-full max-w-prose text-start">
					<thead>
						<tr className="border-b border-line text-sm">
							<td />
							<th scope="col" className="py-1.5 pe-4 text-start font-semibold">
								Before
							</th>
							<th scope="col" className="py-1.5 text-start font-semibold">
								Now
							</th>
						</tr>
					</thead>
					<tbody>
						{changes.map(({ what, was, now }) => (
							<tr key={what} className="border-b border-line align-top">
								<th scope="row" className="py-1.5 pe-4 text-start font-normal">
									{what}
								</th>
								<td className="py-1.5 pe-4 tabular-nums">{was}</td>
								<td className="py-1.5 font-semibold tabular-nums">{now}</td>
							</tr>
						))}
					</tbody>
				</table>
				<p className="mt-3">
					If you accept the changes, <a href="#stay">agree and book</a>; otherwise choose another room or
					other dates.
				</p>
			</div>
		</div>
	);
}
