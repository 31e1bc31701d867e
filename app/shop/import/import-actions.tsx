import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { plainField } from "#app/ui/form/field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { IMPORT_STATES, type ImportState } from "./import-labels.ts";
import type { PictureCounts } from "./pictures/list-pictures.server.ts";

type ActionsProps = {
	path: string;
	state: ImportState;
	changing: number;
	/** The number of products that the file publishes and that have no picture. */
	held: number;
	pictures: PictureCounts;
};

const count = (number: number, one: string, many: string) =>
	`${number.toLocaleString("en")} ${number === 1 ? one : many}`;

export function ImportActions({ path, state, changing, held, pictures }: ActionsProps) {
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
