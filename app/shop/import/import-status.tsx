import { formatCount } from "#app/common/language/format-count.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { IMPORT_STATES } from "./import-labels.ts";
import type { ImportView } from "./import-request.server.ts";

/** How far the work on a file is, and what it finds or changes. */
export function ImportProgress({ view: { file, state, pictures, totals } }: { view: ImportView }) {
	const isPictures = state === "adding_pictures";
	const done = isPictures ? pictures.added + pictures.failed : file.rows_done;
	const total = isPictures ? done + pictures.waiting : file.row_count;
	const unit = isPictures ? "pictures" : "rows";
	const progress = `${formatCount(done)} of ${formatCount(total)} ${unit}`;
	return (
		<>
			{IMPORT_STATES[state].isWorking ? (
				<p>
					<progress
						className="block h-3 w-full accent-(--accent)"
						max={Math.max(1, total)}
						value={done}
						aria-label={`${IMPORT_STATES[state].label}: ${progress}`}
					/>
					<span className="mt-1 block text-sm text-secondary tabular-nums">{progress}</span>
				</p>
			) : null}
			{state === "checking" ? null : (
				<dl className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
					<Figure name="New products" value={file.created_count} />
					<Figure name="Changed products" value={file.updated_count} />
					<Figure name="Unchanged products" value={file.unchanged_count} />
					<Figure name="New categories" value={totals.category} />
					<Figure name="Pictures" value={totals.picture} />
					<Figure name="Errors" value={file.problem_count} />
				</dl>
			)}
		</>
	);
}

function Figure({ name, value }: { name: string; value: number }) {
	return (
		<div>
			<dt className="text-sm text-secondary">{name}</dt>
			<dd className="text-2xl font-semibold tabular-nums">{formatCount(value)}</dd>
		</div>
	);
}

const count = (number: number, one: string, many: string) =>
	`${formatCount(number)} ${number === 1 ? one : many}`;

/** What can be done with a file in its state. */
export function ImportActions({ view: { path, state, changing, file, pictures } }: { view: ImportView }) {
	const held = file.held_count;
	const { isWorking } = IMPORT_STATES[state];
	const canApply = state === "checked";
	const isMissing = pictures.failed > 0 && !isWorking && !canApply;
	return (
		<>
			{isMissing ? (
				<p className="mt-5 max-w-[68ch]">
					{count(pictures.failed, "picture was", "pictures were")} not added. Products without a picture stay
					drafts. Try again, or upload the pictures yourself.
				</p>
			) : null}
			{canApply ? (
				<PostForm action={`${path}/application`} id="apply" className="mt-5">
					{held > 0 ? (
						<CheckField
							field={{ ...PICTURELESS }}
							label="Publish products without a picture"
							hint={`${count(held, "product has", "products have")} no picture yet. Products without a picture stay drafts unless you select this.`}
						/>
					) : null}
					<Button busy="Starting...">
						{changing > 0 ? `Apply ${count(changing, "product", "products")}` : "Apply"}
					</Button>
				</PostForm>
			) : null}
			<div className="mt-5 flex flex-wrap gap-3">
				{isMissing ? (
					<PostForm action={`${path}/retry`}>
						<Button busy="Starting...">Try again</Button>
					</PostForm>
				) : null}
				{pictures.failed + pictures.waiting > 0 || (canApply && pictures.named > 0) ? (
					<ButtonLink href={`${path}/pictures`} variant="plain">
						Upload pictures as a ZIP file
					</ButtonLink>
				) : null}
				{canApply || isWorking ? (
					<PostForm action={`${path}/cancellation`}>
						<Button variant="plain" busy="Cancelling...">
							{state === "applying" || state === "adding_pictures" ? "Stop" : "Cancel import"}
						</Button>
					</PostForm>
				) : (
					<ButtonLink href="/dashboard/imports" variant="plain">
						Import another file
					</ButtonLink>
				)}
				{isWorking ? (
					<ButtonLink href={path} variant="quiet">
						Refresh
					</ButtonLink>
				) : null}
			</div>
		</>
	);
}

const PICTURELESS = plainField("publishes-pictureless", { name: "publishesPictureless" });
