import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { Icon } from "#app/ui/icon.tsx";

export function BookedAlready({ numbers }: { numbers: readonly string[] }) {
	return (
		<div role="status" data-tone="blue" className="notice mb-6">
			<Icon name="info" />
			<p>
				You have already booked this stay:{" "}
				{numbers.map((number, at) => (
					<span key={number}>
						{at > 0 ? ", " : null}
						<a href={`/booking-confirmation/${number}`}>{formatReferenceNumber(number)}</a>
					</span>
				))}
				. If you continue, you book it again.
			</p>
		</div>
	);
}
