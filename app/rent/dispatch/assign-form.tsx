import { type SubmissionResult, useForm } from "@conform-to/react";
import { VEHICLE_TYPES, type VehicleType } from "#app/rent/moving-booking.ts";
import { Button } from "#app/ui/button.tsx";
import { type Choice, SelectField } from "#app/ui/form/choice-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

type AssignFormProps = {
	move: { number: string; name: string; vehicle_type: VehicleType; assignment_version: number };
	offers: { vehicles: Choice[]; drivers: Choice[] };
	/** The current assignment, by masked ids. */
	assigned?: { vehicleId: string; driverId: string } | null;
	/** The answer to a refused form of this screen, which may be about another booking. */
	lastResult: SubmissionResult<string[]> | undefined;
	/** One of many on a screen: the labels are for screen readers only. */
	isListed?: boolean;
};

/** Assigns one of the vehicles and drivers that are free at the time of a move. */
export function AssignForm({ move, offers, assigned, lastResult, isListed = false }: AssignFormProps) {
	const { number, assignment_version: version } = move;
	const isOwn = lastResult?.initialValue?.number === number;
	const [form, fields] = useForm<{ vehicle: string; driver: string }>({
		id: `assign-${number}`,
		...(isOwn ? { lastResult } : {}),
		defaultValue: { vehicle: assigned?.vehicleId, driver: assigned?.driverId },
	});
	const type = VEHICLE_TYPES[move.vehicle_type].label.toLowerCase();
	const label = (text: string) => (isListed ? <span className="sr-only">{text}</span> : text);
	const missing = [
		...(offers.vehicles.length === 0 ? [`no ${type}`] : []),
		...(offers.drivers.length === 0 ? ["no driver"] : []),
	].join(" and ");
	return (
		<PostForm id={form.id} aria-label={`Assign the move of ${move.name}`}>
			<ErrorSummary form={form} />
			{missing ? (
				<p className="text-secondary">{`${missing[0]?.toUpperCase()}${missing.slice(1)} is free at this time.`}</p>
			) : (
				<>
					<input type="hidden" name="number" value={number} />
					<input type="hidden" name="expectedVersion" value={version} />
					<div className="flex flex-wrap items-end gap-x-3 gap-y-2">
						<SelectField
							field={fields.vehicle}
							label={label("Vehicle")}
							choices={offers.vehicles}
							className=""
							dense
						/>
						<SelectField
							field={fields.driver}
							label={label("Driver")}
							choices={offers.drivers}
							className=""
							dense
						/>
						<Button busy="Assigning..." dense>
							Assign
						</Button>
					</div>
				</>
			)}
		</PostForm>
	);
}

/** Takes the vehicle and the driver from a move. */
export function UnassignForm({ move }: Pick<AssignFormProps, "move">) {
	return (
		<PostForm>
			<input type="hidden" name="number" value={move.number} />
			<input type="hidden" name="expectedVersion" value={move.assignment_version} />
			<Button variant="quiet" dense name="unassign" value="yes" busy="Working...">
				Unassign
			</Button>
		</PostForm>
	);
}
