import { Icon } from "#app/ui/icon.tsx";

type ResultsNoticesProps = {
	asksForDates: boolean;
	/** What was searched for instead of the typed destination. */
	corrected: string | null;
	/** Which hotels are shown, when there are more than can be ranked. */
	ranked: string | null;
};

/** What a guest should know before they read the results. */
export function ResultsNotices({ asksForDates, corrected, ranked }: ResultsNoticesProps) {
	return (
		<>
			{asksForDates ? (
				<p data-tone="blue" className="notice mb-6">
					<Icon name="info" />
					Choose your dates to see available rooms and total prices.
				</p>
			) : null}
			{corrected ? (
				<p className="mb-5">
					No exact match. Showing results for <strong>{corrected}</strong>.
				</p>
			) : null}
			{ranked ? (
				<p data-tone="blue" className="notice mb-6">
					<Icon name="info" />
					{ranked} Enter a destination to see all its hotels.
				</p>
			) : null}
		</>
	);
}
