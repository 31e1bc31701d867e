import { ChangedValues } from "#app/ui/changed-values.tsx";

type ChangedTermsProps = { changes: readonly { what: string; was: string; now: string }[] };

/** What is worse than the offer the guest saw, with old and new values and a button to agree. */
export function ChangedTerms({ changes }: ChangedTermsProps) {
	if (changes.length === 0) return null;
	return (
		<ChangedValues
			title="Review these changes before you book"
			intro="The price or terms have changed since you opened this page. Nothing is booked yet."
			changes={changes}
		>
			<p className="mt-3">
				If you accept the changes, <a href="#stay">agree and book</a>; otherwise choose another room or other
				dates.
			</p>
		</ChangedValues>
	);
}
