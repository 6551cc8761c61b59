// The files for Kubernetes: the types of its API accept them, pods have few rights, and their parts
// find each other.
import type { Deployment } from 'kubernetes-types/apps/v1.d.ts';
import type { Job } from 'kubernetes-types/batch/v1.d.ts';
import type { ConfigMap, Service } from 'kubernetes-types/core/v1.d.ts';
import type { NetworkPolicy } from 'kubernetes-types/networking/v1.d.ts';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.d.ts';
import { describe, expect, it } from 'vitest';
import { deployFile, imageOf, yamlOf } from '../../support/deploy/deploy-files.ts';
import { faultsOf, type KubernetesDocument } from '../../support/deploy/kubernetes-types.ts';

const files = ['namespace', 'settings', 'api', 'worker', 'network', 'migrate'];
const documents = files.flatMap((name) => yamlOf<KubernetesDocument>(`kubernetes/${name}.yaml`));
const ofKind = <Kind>(kind: string) => documents.filter((one) => one.kind === kind) as unknown as Kind[];
const deployments = ofKind<Deployment>('Deployment');
const workloads = [...deployments, ...ofKind<Job>('Job')];
const pods = workloads.map(({ spec }) => spec!.template!.spec!);
const containers = pods.flatMap((pod) => pod.containers);

describe('The files for Kubernetes', () => {
  it('are valid by the types of its API, which refuse a mistyped name', async () => {
    expect(await faultsOf(documents)).toBe('');
    const [api] = ofKind<KubernetesDocument & { spec: object }>('Deployment');
    expect(await faultsOf([{ ...api!, spec: { ...api!.spec, replica: 2 } } as KubernetesDocument])).toContain(
      'replica',
    );
  });

  it('are all in one namespace, which only admits pods with few rights', () => {
    const [namespace, ...rest] = documents;
    expect(namespace!.metadata.labels).toEqual({ 'pod-security.kubernetes.io/enforce': 'restricted' });
    expect(rest.filter(({ metadata }) => metadata.namespace !== namespace!.metadata.name)).toEqual([]);
  });

  it('run every pod as the account of the image, with nothing to write, in 256 MB', () => {
    const [user] = imageOf(deployFile('docker/Dockerfile')).user.split(':').map(Number);
    for (const pod of pods) {
      expect(pod).toMatchObject({ automountServiceAccountToken: false });
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: user,
        seccompProfile: { type: 'RuntimeDefault' },
      });
    }
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources!.limits).toEqual({ memory: '256Mi' });
      expect(container.resources!.requests).toMatchObject({ memory: '256Mi', cpu: expect.any(String) });
    }
  });

  it('ask the paths and ports of health', () => {
    const { PORT } = imageOf(deployFile('docker/Dockerfile')).environment;
    const [settings] = ofKind<ConfigMap>('ConfigMap');
    for (const { startupProbe, livenessProbe, readinessProbe, ports } of deployments.flatMap(
      ({ spec }) => spec!.template!.spec!.containers,
    )) {
      expect(ports).toEqual([
        { name: 'http', containerPort: Number(PORT) },
        { name: 'operations', containerPort: Number(settings!.data!.ACHORD_OPERATIONS_PORT) },
      ]);
      expect([startupProbe, livenessProbe].map((probe) => probe!.httpGet)).toEqual(
        Array(2).fill({ path: '/health/live', port: 'operations' }),
      );
      expect(readinessProbe!.httpGet).toEqual({ path: '/health/ready', port: 'http' });
    }
  });

  it('leave a pod the time to drain and to end its last requests', () => {
    const [settings] = ofKind<ConfigMap>('ConfigMap');
    const drainS = Number(settings!.data!.ACHORD_DRAIN_SECONDS);
    expect(drainS).toBeGreaterThan(0);
    for (const { spec } of deployments)
      expect(spec!.template!.spec!.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drainS + 15);
  });

  it('select the pods that they mean', () => {
    const labels = deployments.map(({ spec }) => spec!.template!.metadata!.labels);
    expect(deployments.map(({ spec }) => spec!.selector!.matchLabels)).toEqual(labels);
    expect(ofKind<PodDisruptionBudget>('PodDisruptionBudget').map(({ spec }) => spec!.selector!.matchLabels)).toEqual(
      labels,
    );
    expect(ofKind<Service>('Service').map(({ spec }) => spec!.selector)).toEqual([labels[0]]);
    const [all, api] = ofKind<NetworkPolicy>('NetworkPolicy').map(({ spec }) => spec!.podSelector!.matchLabels!);
    for (const one of [...labels, ...ofKind<Job>('Job').map(({ spec }) => spec!.template!.metadata!.labels)])
      expect(one).toMatchObject(all!);
    expect(api).toEqual(labels[0]);
  });

  it('tell only the migration the role that owns the tables', () => {
    const knows = workloads.filter((one) => JSON.stringify(one).includes('MIGRATION_DATABASE_URL'));
    expect(knows.map(({ metadata }) => metadata!.name)).toEqual(['achord-migrate']);
  });

  it('are in the kustomization, except what is applied before it', () => {
    const [{ resources }] = yamlOf<{ resources: string[] }>('kubernetes/kustomization.yaml') as [
      { resources: string[] },
    ];
    const before = ['namespace.yaml', 'migrate.yaml'];
    expect([...resources, ...before].toSorted()).toEqual(files.map((name) => `${name}.yaml`).toSorted());
  });
});
